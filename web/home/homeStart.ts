import type { EarlyAnswer } from '../apollo/earlyAnswer.ts';
import type { HomePageQuery } from '../generated.ts';
import type { HomeRequest } from '../homeRequest.ts';
import { photoSrcset } from '../media/photoSrcset.ts';

/** Written in by the build. */
declare const HOME_REQUEST: HomeRequest;
declare const PHOTO_SIZES: string;

// Runs beside the loading of the client, so it shares no code with it. Who has a session asks another question, and later.
if (!localStorage.getItem('session_id')) window.earlyAnswer = ask();
whenPainted(fetchClient);

/** In a window that nobody sees nothing is painted. */
function whenPainted(proceed: () => void): void {
  if (document.visibilityState === 'hidden') proceed();
  else requestAnimationFrame(() => setTimeout(proceed));
}

/** The client is many times what there is to see before it, and must not stand in its way. */
function fetchClient(): void {
  const template = document.querySelector<HTMLTemplateElement>('template#client');
  if (template) document.head.append(template.content);
}

function ask(): EarlyAnswer {
  const answer = fetch('/graphql', HOME_REQUEST);
  // The client, to which the answer belongs, tells of its failure.
  const early: EarlyAnswer = { body: HOME_REQUEST.body, answer, isRead: answer.then(read).catch(() => undefined) };
  return early;

  async function read(response: Response): Promise<void> {
    const { data, errors } = await response.clone().json();
    if (errors) return;
    early.data = data;
    fetchFirstPhoto(data);
  }
}

function fetchFirstPhoto({ feed }: HomePageQuery): void {
  const [photo] = feed.edges[0]?.node.pictures ?? [];
  if (!photo) return;
  const link = document.createElement('link');
  // The browser chooses among the same widths as it will for the photo itself.
  const imageSrcset = photoSrcset(photo.url, photo.width);
  const source = imageSrcset ? { imageSrcset, imageSizes: PHOTO_SIZES } : { href: photo.url };
  Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high', ...source });
  document.head.append(link);
}
