import { useEffect, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  children: string;
  /** Whether the text is also visible. Otherwise only screen readers read it. */
  visible?: boolean;
}

/** A live region that is mounted before its text, because browsers announce only what changes within one. */
export function LiveText({ children, visible = false }: Props) {
  const [text, setText] = useState('');
  useEffect(() => setText(children), [children]);

  const Region = visible ? 'span' : VisuallyHidden;
  return <Region role="status">{text}</Region>;
}
