import { screen, within } from '@testing-library/react';
import { Pages } from '../app/pages.tsx';
import { boardOf } from './boardWorld.ts';
import type { Handlers } from './fakeServer.ts';
import { renderAs } from './renderAs.tsx';

/** Renders a tab of the open board, such as `/reports`. */
export const renderBoard = (tab: string, handlers: Handlers) =>
  renderAs(null, <Pages />, { operatorBoard: () => boardOf(), ...handlers }, { path: `/operator${tab}` });

/** Loads the lazy parts of the board. */
export async function loadBoard(): Promise<void> {
  await import('../operator/OperatorPage.tsx');
  await import('../operator/ActDialog.tsx');
}

/** The queries of the open dialog. */
export const openDialog = async () => within(await screen.findByRole('dialog'));

/** The queries of the form of an act: in a row its name is the question, in a case it is Decision. */
export const actForm = async (name: string) =>
  within(await screen.findByRole('form', { name: new RegExp(`^${name}`) }));
