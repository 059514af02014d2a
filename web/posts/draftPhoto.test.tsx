import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftPhotos, forgetDrafts } from '../lib/drafts.ts';
import { fakeDatabases } from '../test/fakeDatabases.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { findPostText, openHome, postButton, postDialog, published, writePost } from '../test/writePost.tsx';
import { keepPhoto, readPhoto } from './keptPhotos.ts';
import { useDraftPhoto } from './useDraftPhoto.ts';

type CreatePost = NonNullable<Handlers['createPost']>;

let databases: ReturnType<typeof fakeDatabases>;
beforeEach(() => {
  databases = fakeDatabases();
  vi.stubGlobal('indexedDB', databases);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const kept = () => databases.keysOf(draftPhotos);
const photoOf = (name: string) => ({ name, dataUrl: 'data:image/jpeg;base64,YWJj', alt: '' });

async function chooseIn(handlers: Handlers = {}) {
  const view = await openHome(handlers);
  await writePost(view.user, 'Look');
  const file = new File(['abc'], 'ride.jpg', { type: 'image/jpeg' });
  fireEvent.change(screen.getByLabelText('Photo', { selector: 'input' }), { target: { files: [file] } });
  await postDialog().findByRole('img', { name: 'ride.jpg' });
  return view;
}

async function chooseAndKeep(handlers: Handlers = {}) {
  const view = await chooseIn(handlers);
  await waitFor(() => expect(kept()).toHaveLength(1));
  return view;
}

describe('the photo of a draft', () => {
  test('is there again after a restart, with its description, and is sent', async () => {
    const first = await chooseAndKeep();
    await first.user.type(postDialog().getByLabelText(/Describe the photo/), 'A bridge');
    await waitFor(async () => expect((await readPhoto('post:nina-id'))?.alt).toBe('A bridge'));
    first.unmount();

    const createPost = vi.fn<CreatePost>(published);
    const { user } = await openHome({ createPost });
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await postDialog().findByRole('img', { name: 'ride.jpg' });
    await user.click(postButton());
    await screen.findByText('2 total');
    expect(createPost.mock.calls[0]?.[0].input).toMatchObject({
      mediaUrls: [expect.stringMatching(/^data:image\/jpeg/)],
      mediaAlts: ['A bridge'],
    });
    await waitFor(() => expect(kept()).toEqual([]));
  });

  test.each(['Remove photo', 'Cancel'])('is no longer kept after %s', async (button) => {
    const { user } = await chooseAndKeep();
    await user.click(postDialog().getByRole('button', { name: button }));
    await waitFor(() => expect(kept()).toEqual([]));
  });

  test('is removed when the member signs out', async () => {
    await chooseAndKeep();
    forgetDrafts();
    await waitFor(() => expect(kept()).toEqual([]));
  });

  test('is shown to its own member only', async () => {
    await keepPhoto('post:nina', photoOf('nina.jpg'));
    await keepPhoto('post:maeve', photoOf('maeve.jpg'));
    const { user } = renderAs(null, <Change from="post:nina" to="post:maeve" />, {});
    await screen.findByText('nina.jpg');
    await user.click(screen.getByRole('button'));
    await screen.findByText('maeve.jpg');
    expect(kept()).toEqual(['post:nina', 'post:maeve']);
  });
});

function Change({ from, to }: Record<'from' | 'to', string>) {
  const [name, setName] = useState(from);
  const { photo } = useDraftPhoto(name);
  return (
    <button type="button" onClick={() => setName(to)}>
      {photo?.name}
    </button>
  );
}

describe('a browser that cannot keep a photo', () => {
  const storage = {
    blocked: () => {
      databases.open = () => {
        throw new DOMException('Blocked', 'SecurityError');
      };
    },
    full: () => {
      const { open } = databases;
      databases.open = (name) => {
        const request = open(name);
        const { transaction } = request.result;
        request.result.transaction = () => {
          const made = transaction();
          const store = made.objectStore();
          const put = () => {
            throw new DOMException('Full', 'QuotaExceededError');
          };
          return Object.assign(made, { objectStore: () => ({ ...store, put }) });
        };
        return request;
      };
    },
  };

  test.each(['blocked', 'full'] as const)(
    'says so when its storage is %s, and sends the photo all the same',
    async (state) => {
      storage[state]();
      const createPost = vi.fn<CreatePost>(published);
      const { user } = await chooseIn({ createPost });
      await screen.findByText('The photo is lost when you close this page');
      await user.click(postButton());
      await screen.findByText('2 total');
      expect(createPost.mock.calls[0]?.[0].input.mediaUrls).toEqual([expect.stringMatching(/^data:image\/jpeg/)]);
    },
  );
});

describe('the kept photos', () => {
  test('are the newest twenty', async () => {
    for (let day = 1; day <= 22; day += 1) {
      vi.setSystemTime(new Date(2026, 10, day));
      await keepPhoto(`ride:${day}`, photoOf('ride.jpg'));
    }
    const names = kept();
    expect([names.length, names[0], names.at(-1)]).toEqual([20, 'ride:3', 'ride:22']);
  });

  test('have at most sixteen million characters, and no old photo stays in place of a larger one', async () => {
    await keepPhoto('ride:nina', photoOf('small.jpg'));
    const large = { ...photoOf('large.jpg'), dataUrl: 'a'.repeat(16_000_001) };
    await expect(keepPhoto('ride:nina', large)).rejects.toThrow('too large');
    expect(await readPhoto('ride:nina')).toBeUndefined();
  });
});

test('an empty form keeps nothing', async () => {
  const { user } = await openHome();
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await findPostText();
  expect(await readPhoto('post:nina-id')).toBeUndefined();
  expect(kept()).toEqual([]);
});
