import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { inputStyles } from './inputStyles.ts';

/** Grows with its text where the browser supports it, else resizes by its corner. `rows` is the minimum height. */
export function TextArea({ rows = 3, style, ...attributes }: ComponentProps<'textarea'>) {
  return <Control dir="auto" rows={rows} style={{ '--rows': rows, ...style }} {...attributes} />;
}

const Control = styled.textarea`
  ${inputStyles}
  display: block;
  height: auto;
  min-height: calc(var(--rows) * 1.5rem + 22px);
  max-height: 60vh;
  padding: 10px 14px;
  resize: vertical;

  @supports (field-sizing: content) {
    field-sizing: content;
    resize: none;
  }
`;
