import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { CueSheetFragment } from '../generated.ts';
import { useSeriesDatesQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { seriesWords } from './seriesWords.ts';

interface Props {
  ride: CueSheetFragment;
  rule: string;
}

/** How a ride repeats: 'every Tuesday'. A date that is called off leads to the next one. */
export const SeriesText = ({ ride, rule }: Props) => (
  <>
    <span>{seriesWords(rule)}</span>
    {ride.calledOffAt && <NextDate postId={ride.postId} />}
  </>
);

/** A link to the next date that takes place. Nothing if there is none that the viewer may see. */
function NextDate({ postId }: { postId: string }) {
  const { data } = useSeriesDatesQuery({ variables: { postId } });
  const dates = data?.post?.ride?.series?.dates;
  const next = dates?.find((date) => date.postId !== postId && date.calledOffAt === null);
  return next ? <See to={`/post/${next.postId}`}>See the next date</See> : null;
}

const See = styled(Link)`
  margin-left: auto;
  color: ${theme.color.accentText};
  font-weight: 600;
  line-height: 24px;

  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;
