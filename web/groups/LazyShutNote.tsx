import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';

const notePart = lazyPart(() => import('./ShutNote.tsx').then((module) => module.ShutNote));

/** The note for members of a closed group. Its code loads for such a group only. */
export function LazyShutNote() {
  const Note = useLazyPart(notePart, true, () => undefined);
  return Note && <Note />;
}
