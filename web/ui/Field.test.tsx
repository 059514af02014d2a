import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from './Field.tsx';
import { Input } from './Input.tsx';
import { TextArea } from './TextArea.tsx';

const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');

test('the label names the control, which is required and not invalid', () => {
  render(<Field label="Username">{(control) => <Input {...control} />}</Field>);
  const input = screen.getByLabelText<HTMLInputElement>('Username');
  expect(input.required).toBe(true);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

test('an error is announced, marks the control and describes it before the hint', () => {
  render(
    <Field label="Password" error="Password must be at least 6 characters" hint="Any characters">
      {(control) => <Input type="password" {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(described(input)).toEqual(['Password must be at least 6 characters', 'Any characters']);
  expect(screen.getByRole('alert').textContent).toBe('Password must be at least 6 characters');
});

test('an optional field says so beside its name and may stay empty', () => {
  render(
    <Field label="Bio" optional>
      {(control) => <TextArea {...control} />}
    </Field>,
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>('Bio').required).toBe(false);
  expect(screen.getByText('optional').getAttribute('aria-hidden')).toBe('true');
});

test('a hidden label is still heard', () => {
  render(
    <Field label="Write a comment..." hiddenLabel>
      {(control) => <Input {...control} />}
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Write a comment...' })).toBeTruthy();
});

test('the unit inside a field is not part of its name', () => {
  render(<Field label="Distance">{(control) => <Input unit="mi" {...control} />}</Field>);
  expect(screen.getByRole('textbox', { name: 'Distance' })).toBeTruthy();
});
