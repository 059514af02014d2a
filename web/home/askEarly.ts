import type { HomeRequest } from '../homeRequest.ts';

/** Written in by the build. */
declare const HOME_REQUEST: HomeRequest;

// Runs beside the loading of the client, so it imports nothing. Who has a session asks another question, and later.
if (!localStorage.getItem('session_id')) {
  const answer = fetch('/graphql', HOME_REQUEST);
  window.earlyAnswer = { body: HOME_REQUEST.body, answer };
  // The client, to which the answer belongs, tells of its failure.
  answer.then(fetchFirstPhoto).catch(() => undefined);
}

async function fetchFirstPhoto(answer: Response): Promise<void> {
  const { data } = await answer.clone().json();
  const [photo] = data.feed.edges[0]?.node.mediaUrls ?? [];
  if (!photo) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high', href: photo });
  document.head.append(link);
}
