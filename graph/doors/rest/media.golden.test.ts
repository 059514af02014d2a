import { expect } from 'vitest';
import { goldenTests, refuses } from '../../test/golden.ts';

const golden = goldenTests();

// A red pixel.
const image =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';

golden('POST /api/media', [
  {
    it: 'answers 201 and where the picture is',
    by: 'ada',
    ask: () => ({ body: { image } }),
    status: 201,
    answers: () => ({
      url: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/),
      width: 1,
      height: 1,
      placeholder: expect.stringMatching(/^[\w+/]+=*$/),
      srcset: expect.stringMatching(/^\/media\/[0-9a-f]{64}\/64\.webp 1w$/),
    }),
  },
  {
    it: 'is 400 for a URL',
    by: 'ada',
    ask: () => ({ body: { image: 'https://pictures.example/hill.jpg' } }),
    ...refuses(400, 'image must be an image data URL; or send the bytes of the picture as the body'),
  },
  {
    it: 'is 400 for what is no picture',
    by: 'ada',
    ask: () => ({ body: { image: 'data:image/png;base64,aGVsbG8=' } }),
    ...refuses(400, 'Failed to process the image file: it must be a JPEG, PNG, WebP, GIF or AVIF picture'),
  },
  { it: 'is 401 for visitors', ask: () => ({ body: { image } }), ...refuses(401, 'Authentication required') },
]);
