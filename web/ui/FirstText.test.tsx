import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FirstText } from './FirstText.tsx';

const placeholders = <FirstText>Placeholders</FirstText>;

afterEach(() => document.querySelector('.shell')?.remove());

function drawShell() {
  const shell = document.createElement('div');
  shell.className = 'shell';
  shell.innerHTML = '<div class="first">Over the pass</div>';
  document.body.append(shell);
  return shell;
}

test('shows placeholders where the server has drawn nothing', () => {
  render(placeholders);
  expect(screen.getByText('Placeholders')).toBeDefined();
});

test('keeps the element that the server drew, also after the shell has gone', () => {
  const shell = drawShell();
  const text = shell.querySelector('.first');
  const { container, rerender } = render(placeholders);
  shell.remove();
  rerender(placeholders);
  expect(container.querySelector('.first')).toBe(text);
  expect(screen.queryByText('Placeholders')).toBeNull();
});

test('shows placeholders when the page loads again', () => {
  const shell = drawShell();
  const { unmount } = render(placeholders);
  shell.remove();
  unmount();
  render(placeholders);
  expect(screen.getByText('Placeholders')).toBeDefined();
});
