import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TabPanel } from './TabPanel.tsx';
import { Tabs } from './Tabs.tsx';

type Filter = 'all' | 'posts' | 'rides';

const items = [
  { value: 'all', label: 'All' },
  { value: 'posts', label: 'Posts' },
  { value: 'rides', label: 'Rides', count: 3 },
] as const;

function Feed({ withPanel = true }: { withPanel?: boolean }) {
  const [filter, setFilter] = useState<Filter>('all');
  return (
    <Tabs label="Filter" value={filter} onValueChange={setFilter} items={items} end="24 total">
      {withPanel && <TabPanel value={filter}>Showing {filter}</TabPanel>}
    </Tabs>
  );
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('the list is named, one tab is selected, and its panel is named by it', () => {
  render(<Feed />);
  expect(screen.getByRole('tablist', { name: 'Filter' })).toBeTruthy();
  expect(selected()).toBe('All');
  expect(screen.getByRole('tabpanel', { name: 'All' }).textContent).toBe('Showing all');
  expect(screen.getByText('24 total')).toBeTruthy();
});

test('arrow keys move from tab to tab and around the ends', async () => {
  render(<Feed />);
  await userEvent.click(screen.getByRole('tab', { name: 'All' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toBe('Posts');
  expect(screen.getByRole('tabpanel').textContent).toBe('Showing posts');
  await userEvent.keyboard('{End}');
  expect(selected()).toBe('Rides3');
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toBe('All');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(selected()).toBe('Posts');
});

test('the list is one stop for Tab', async () => {
  render(<Feed />);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('All');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

test('without a panel no tab claims to control one', () => {
  render(<Feed withPanel={false} />);
  for (const tab of screen.getAllByRole('tab')) expect(tab.hasAttribute('aria-controls')).toBe(false);
});

test('a click marks the list as pointed at, so that no ring is drawn, until a key is pressed or the focus leaves', async () => {
  render(<Feed />);
  const isPointed = () => screen.getByRole('tablist').hasAttribute('data-pointed');
  await userEvent.click(screen.getByRole('tab', { name: 'Posts' }));
  expect(isPointed()).toBe(true);
  await userEvent.keyboard('{ArrowRight}');
  expect(isPointed()).toBe(false);
  await userEvent.click(screen.getByRole('tab', { name: 'Posts' }));
  await userEvent.click(document.body);
  expect(isPointed()).toBe(false);
});
