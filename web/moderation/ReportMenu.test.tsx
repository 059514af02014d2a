import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import type { NoticeKind } from '../notices/noticeKinds.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';
import { ReportMenu } from './ReportMenu.tsx';

beforeAll(() => Promise.all([import('./ReportDialog.tsx'), import('./ReportRow.tsx'), import('../ui/MenuPopup.tsx')]));

const Address = () => <output>{useLocation().pathname}</output>;

function show(viewer: typeof nina | null, kind: NoticeKind, handlers: Handlers = {}) {
  const page = (
    <>
      <h1 id="name">Night owls</h1>
      <ReportMenu kind={kind} id="x1" describedBy="name" />
      <Address />
    </>
  );
  return renderAs(viewer, page, handlers, { path: '/' });
}

test.each([
  ['group', 'GROUP', 'Its organisers are'],
  ['event', 'EVENT', 'Its organisers are'],
  ['moment', 'MOMENT', 'The author is'],
] as const)('a member reports a %s from its menu', async (kind, targetType, unaware) => {
  const report = vi.fn<NonNullable<Handlers['report']>>(() => ({
    report: { __typename: 'ReportPayload', reportId: 'r' },
  }));
  const { user } = show(nina, kind, { report });
  const button = await screen.findByRole('button', { name: 'More', description: 'Night owls' });
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
  expect(await screen.findByRole('dialog', { name: `Report this ${kind}` })).toBeDefined();
  expect(screen.getByText(new RegExp(`${unaware} not notified`))).toBeDefined();
  await user.type(screen.getByLabelText('Reason'), 'Spam');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(await screen.findByText('Report sent', { selector: '[data-state] *' })).toBeDefined();
  expect(report.mock.calls[0]?.[0].input).toMatchObject({ targetType, targetId: 'x1', reason: 'Spam' });
});

test('a visitor reports without an account', async () => {
  const { user } = show(null, 'event');
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
  expect((await screen.findByRole('status')).textContent).toBe('/notice/event/x1');
});
