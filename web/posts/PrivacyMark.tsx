import type { Privacy } from '../generated.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { visibilityOf } from './visibilities.tsx';

interface Props {
  privacy: Privacy;
  /** Shows the word beside the icon. Otherwise only screen readers read it. */
  labelled?: boolean;
}

/** The audience of a post or ride. */
export function PrivacyMark({ privacy, labelled = false }: Props) {
  const { icon, label } = visibilityOf[privacy];
  return (
    <>
      {icon}
      {labelled ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
