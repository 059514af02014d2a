import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';

const notePart = lazyPart(() => import('./ShutNote.tsx').then((module) => module.ShutNote));

/** What members of a closed group see. Its code loads for such a group only. */
export function LazyShutNote() {
  const Note = useLazyPart(notePart, true, () => undefined);
  return Note && <Note />;
}
