import type { ComponentType, ReactNode } from 'react';
import { Fragment, useState } from 'react';
import { LiveText } from './LiveText.tsx';

interface Props {
  /** Placeholders, for pages without text of the server, and for later loads. */
  children: ReactNode;
  /** Encloses the text, if the placeholders bring a frame of their own. */
  frame?: ComponentType<{ children: ReactNode }>;
}

/** Shown while a page loads its data. It keeps the text that the server drew, so that nobody loses what they read. */
export function FirstText({ children, frame: Frame = Fragment }: Props) {
  // Found in the first render only: when React commits it, the shell leaves the document.
  const [text] = useState(() => document.querySelector('.shell .first'));
  if (!text) return children;

  return (
    <Frame>
      <LiveText>Loading...</LiveText>
      <div aria-hidden="true" ref={(place) => place?.append(text)} />
    </Frame>
  );
}
