import { Globe, Lock, Users } from 'lucide-react';
import type { Privacy } from '../generated.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

interface Props {
  privacy: Privacy;
  /** The word stands beside the icon instead of being heard only. */
  worded?: boolean;
}

const icons = { PUBLIC: Globe, GROUP: Users, PRIVATE: Lock };
const words: Record<Privacy, string> = { PUBLIC: 'Public', GROUP: 'Group', PRIVATE: 'Private' };

/** Who may see a post or ride. */
export function PrivacyMark({ privacy, worded = false }: Props) {
  const Icon = icons[privacy];
  return (
    <>
      <Icon aria-hidden="true" />
      {worded ? words[privacy] : <VisuallyHidden>{words[privacy]}</VisuallyHidden>}
    </>
  );
}
