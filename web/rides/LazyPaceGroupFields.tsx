import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';
import type { PaceGroupDraft } from './rideDraft.ts';

const fieldsPart = lazyPart(() => import('./PaceGroupFields.tsx').then((module) => module.PaceGroupFields));

interface Props {
  /** The post of the ride that is edited. Absent for a new ride. */
  postId: string | undefined;
  /** Whether the edited ride has pace groups. */
  isStored: boolean;
  /** Undefined while they are unchanged. */
  groups: PaceGroupDraft[] | undefined;
  error: string | undefined;
  /** Route files that can become pace groups. Undefined for none. */
  files: File[] | undefined;
  onFilesEnd(): void;
  onChange(groups: PaceGroupDraft[]): void;
  /** The upload of a route of a group has begun or ended. */
  onUploading(letter: string, isUploading: boolean): void;
}

/** The pace groups of a ride in its form. Few rides have some, so their fields open by a button. */
export function LazyPaceGroupFields(props: Props) {
  const { isStored, groups, files, onFilesEnd } = props;
  const [isOpened, setOpened] = useState(false);
  const isWanted = isOpened || isStored || groups !== undefined || files !== undefined;
  const Fields = useLazyPart(fieldsPart, isWanted, () => {
    setOpened(false);
    onFilesEnd();
  });
  if (Fields) return <Fields {...props} startsWithOne={isOpened} />;
  return (
    <div>
      <Button variant="ghost" icon={<Plus />} pending={isWanted} onClick={() => setOpened(true)}>
        Add Pace Groups
      </Button>
    </div>
  );
}
