import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ellipsis, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { pressRaw } from '../test/pressRaw.ts';
import { IconButton } from './IconButton.tsx';
import { Menu } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuLink } from './MenuLink.tsx';
import { MenuRadioRow } from './MenuRadioRow.tsx';
import { MenuSeparator } from './MenuSeparator.tsx';
import { TooltipProvider } from './Tooltip.tsx';

const options = [
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
] as const;

function Place() {
  return <output>{useLocation().pathname}</output>;
}

function PostMenu({ onDelete }: { onDelete: () => void }) {
  const [choice, setChoice] = useState<'light' | 'dark'>('light');
  return (
    <MemoryRouter>
      <TooltipProvider>
        <Menu trigger={<IconButton label="More" icon={<Ellipsis />} />}>
          <MenuLink to="/profile/nina">Profile</MenuLink>
          <MenuRadioRow label="Theme" value={choice} onValueChange={setChoice} options={options} />
          <MenuSeparator />
          <MenuItem danger onSelect={onDelete}>
            Delete
          </MenuItem>
        </Menu>
      </TooltipProvider>
      <Place />
    </MemoryRouter>
  );
}

async function openByKeyboard(onDelete = vi.fn()) {
  render(<PostMenu onDelete={onDelete} />);
  const trigger = screen.getByRole('button', { name: 'More' });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu', { name: 'More' });
  return { trigger, onDelete };
}

const isFocused = (name: string) => document.activeElement?.textContent === name;

test('arrow keys walk the rows, Enter chooses, and the focus goes back', async () => {
  const { trigger, onDelete } = await openByKeyboard();
  await waitFor(() => expect(isFocused('Profile')).toBe(true));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Light');
  await userEvent.keyboard('{End}');
  expect(isFocused('Delete')).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(onDelete).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(trigger);
});

test('Esc chooses nothing and gives the focus back', async () => {
  const { trigger, onDelete } = await openByKeyboard();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(onDelete).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(trigger);
});

test('a row that is a link goes there', async () => {
  await openByKeyboard();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Profile' }));
  expect(screen.getByRole('status').textContent).toBe('/profile/nina');
});

test('the row of choices tells which one holds and keeps the menu open', async () => {
  await openByKeyboard();
  const checked = () => screen.getAllByRole('menuitemradio').map((item) => item.getAttribute('aria-checked'));
  expect(checked()).toEqual(['true', 'false']);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(checked()).toEqual(['false', 'true']);
  expect(screen.getByRole('menu')).toBeTruthy();
});

test('the press is painted before the rows', async () => {
  const { trigger } = await openByKeyboard();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

  pressRaw(trigger, 'pointerdown');
  await Promise.resolve();
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(await screen.findByRole('menu', { name: 'More' })).toBeDefined();
});
