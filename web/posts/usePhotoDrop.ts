import type { ClipboardEvent, DragEvent } from 'react';
import { useState } from 'react';

const isPicture = (file: File) => file.type.startsWith('image/');
const pictureIn = (files: FileList) => [...files].find(isPicture);
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * The handlers of a form that accepts a pasted or dropped picture. `chooseOthers` receives other dropped files, at least one. `isOver`
 * is true while a file is held above the form.
 */
export function usePhotoDrop(choose: (file: File) => void, chooseOthers?: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);

  const onPaste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    const file = pictureIn(clipboardData.files);
    // A program may copy a picture of a text beside the text itself.
    if (!file || clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    choose(file);
  };
  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    // Without this, the browser opens a dropped file instead of the page.
    event.preventDefault();
    setOver(true);
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const onDrop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    const file = pictureIn(event.dataTransfer.files);
    if (file) choose(file);
    const others = [...event.dataTransfer.files].filter((each) => !isPicture(each));
    if (others.length > 0) chooseOthers?.(others);
  };

  return { isOver, handlers: { onPaste, onDragOver, onDragLeave, onDrop } };
}
