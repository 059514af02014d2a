import styled from '@emotion/styled';
import type { ReportTarget, TakedownKind } from '../generated.ts';
import { usePictureSource } from '../lib/otherSites.ts';
import { theme } from '../theme/tokens.ts';
import { ShowPicture } from '../ui/ShowPicture.tsx';
import { Quote } from './BoardRow.tsx';

type Kind = TakedownKind | ReportTarget;

// Where one of these has no words, the server sends the address of its picture, which says nothing to people.
const pictureKinds: readonly string[] = ['PICTURE', 'MOMENT'];
const address = /^(\/media\/|https?:\/\/)\S+$/;

/** Whether a text is nothing but the address of a picture. */
export const isAddress = (text: string, kind: Kind): boolean => pictureKinds.includes(kind) && address.test(text);

/** A picture for the operator, also one that was removed. */
export function BoardPicture({ url }: { url: string }) {
  const { src, site } = usePictureSource(url);
  if (site) return <ShowPicture site={site} />;
  return src && <Shown src={src} alt="" loading="lazy" referrerPolicy="no-referrer" />;
}

/** The words of a member, or the picture itself where there are no words. */
export function Written({ text, kind }: { text: string; kind: Kind }) {
  return isAddress(text, kind) ? <BoardPicture url={text} /> : <Quote dir="auto">{text}</Quote>;
}

const Shown = styled.img`
  max-width: 100%;
  max-height: 160px;
  justify-self: start;
  border-radius: ${theme.radius.picture};
`;
