import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Select } from './Select.tsx';
import { Switch } from './Switch.tsx';

const options = [
  { value: 'all', label: 'All Groups' },
  { value: 'spinners', label: 'Sunday Spinners' },
  { value: 'night', label: 'Night Shift Riders' },
] as const;

function GroupFilter() {
  const [group, setGroup] = useState<(typeof options)[number]['value']>('all');
  return <Select inline label="Filter by Group" value={group} onValueChange={setGroup} options={options} />;
}

const combobox = () => screen.getByRole('combobox', { name: 'Filter by Group' });

test('it is a combobox named by its label, showing the chosen option', () => {
  render(<GroupFilter />);
  expect(combobox().textContent).toBe('All Groups');
  expect(combobox().getAttribute('aria-expanded')).toBe('false');
});

test('the keyboard opens it, walks it, chooses, and returns to it', async () => {
  render(<GroupFilter />);
  combobox().focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('option', { name: 'All Groups', selected: true })).toBe(document.activeElement);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(combobox().textContent).toBe('Night Shift Riders');
  expect(document.activeElement).toBe(combobox());
});

test('letters jump to the option that begins with them', async () => {
  render(<GroupFilter />);
  combobox().focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('listbox');
  await userEvent.keyboard('sun{Enter}');
  expect(combobox().textContent).toBe('Sunday Spinners');
});

test('Esc leaves the choice as it was', async () => {
  render(<GroupFilter />);
  combobox().focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(combobox().textContent).toBe('All Groups');
});

test('a click without a pointer opens it, as that of a screen reader', async () => {
  render(<GroupFilter />);
  act(() => combobox().click());
  expect(await screen.findByRole('listbox', { name: 'Filter by Group' })).toBeTruthy();
});

function FollowingSwitch() {
  const [following, setFollowing] = useState(false);
  return <Switch label="Following" checked={following} onCheckedChange={setFollowing} />;
}

test('a switch is named by its words and turned by click or space', async () => {
  render(<FollowingSwitch />);
  const control = screen.getByRole('switch', { name: 'Following' });
  await userEvent.click(control);
  expect(control.getAttribute('aria-checked')).toBe('true');
  await userEvent.keyboard(' ');
  expect(control.getAttribute('aria-checked')).toBe('false');
});
