import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FaultReply } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';
import { SheetNote } from './SheetNote.tsx';

const conflict = 'Another leader has changed the note. Read it, then save yours again';

/** The part of the page that reloads the note, which is `newNote` from then on. */
function Reloading({ newNote }: { newNote: string | null }) {
  const [note, setNote] = useState<string | null>('At the weir');
  return <SheetNote postId="ride-1" note={note} onReload={async () => setNote(newNote)} />;
}

test.each([
  ['At the mill', 'Another leader has written: At the mill', 'At the mill'],
  [null, 'Another leader has removed the note.', ''],
])('a note that another leader has changed to %s is shown before it is replaced', async (newNote, said, replaces) => {
  const setLeaderNote = vi.fn((_variables: object) => {
    throw new FaultReply(conflict, 'CONFLICT', 'replaces');
  });
  const { user } = await renderAs(nina, <Reloading newNote={newNote} />, { setLeaderNote });
  const field = screen.getByRole('textbox', { name: 'Note' });
  await user.clear(field);
  await user.type(field, 'At the bridge');
  await user.click(screen.getByRole('button', { name: 'Save Note' }));

  expect(await screen.findByText(conflict)).toBeDefined();
  expect((await screen.findByText(/leader has (written|removed)/)).textContent).toBe(said);
  expect(field).toHaveProperty('value', 'At the bridge');
  await user.click(screen.getByRole('button', { name: 'Replace Note' }));
  await waitFor(() => expect(setLeaderNote).toHaveBeenCalledTimes(2));
  expect(setLeaderNote.mock.calls.map(([variables]) => variables)).toEqual([
    { input: { postId: 'ride-1', note: 'At the bridge', replaces: 'At the weir' } },
    { input: { postId: 'ride-1', note: 'At the bridge', replaces } },
  ]);
});
