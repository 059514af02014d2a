import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LiveText } from './LiveText.tsx';

test('the region is there before its text', () => {
  expect(renderToString(<LiveText>Loading...</LiveText>)).toMatch(/<span[^>]* role="status"[^>]*><\/span>/);
  render(<LiveText>Loading...</LiveText>);
  expect(screen.getByRole('status').textContent).toBe('Loading...');
});

test('the region stays when its text changes', () => {
  const { rerender } = render(<LiveText>3 rides found</LiveText>);
  const region = screen.getByRole('status');
  rerender(<LiveText>4 rides found</LiveText>);
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('4 rides found');
});

test('no component mounts a region together with its text', () => {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^(?!.*node_modules).*(?<!\.test)\.tsx$/.test(path),
  );
  // Text within a region has a condition, and the region has none. The region of a field's warning is mounted with an empty text.
  const withText = /role="status"[^>]*(?<!\/)>\s*(?:[A-Za-z]|\{(?![^{}<]*&&))/;
  const mountedLate = /(?:(?<!undefined )&&|[?:])\s*\(?\s*<\w+(?:\s[^<>]*)?\srole="status"/;
  const faulty = files.filter((path) => {
    const text = readFileSync(join('web', path), 'utf8');
    return path !== join('ui', 'LiveText.tsx') && (withText.test(text) || mountedLate.test(text));
  });
  expect(files.length).toBeGreaterThan(100);
  expect(faulty).toEqual([]);
});
