import type { ComponentProps } from 'react';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';
import type { MutedNote } from './MutedNote.tsx';

const notePart = lazyPart(() => import('./MutedNote.tsx').then((module) => module.MutedNote));

/** The note about a muted member. Its code loads for such a profile only. */
export function LazyMutedNote(props: ComponentProps<typeof MutedNote>) {
  const Note = useLazyPart(notePart, true, () => undefined);
  return Note && <Note {...props} />;
}
