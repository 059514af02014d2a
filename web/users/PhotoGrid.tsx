import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { PhotoTileFragment } from '../generated.ts';
import { Photo } from '../media/Photo.tsx';
import { firstLine } from '../rides/firstLine.ts';
import { breakpoints, theme } from '../theme/tokens.ts';

interface Props {
  posts: readonly PhotoTileFragment[];
}

const smallSizes = `(max-width: ${breakpoints.phone}px) 33vw, 224px`;
const largeSizes = `(max-width: ${breakpoints.phone}px) 67vw, 456px`;

/** The first photo of each post as squares that open the post. The newest takes the space of four. */
export function PhotoGrid({ posts }: Props) {
  return (
    <Grid aria-label="Photos">
      {posts.map((post, index) => {
        const [photo] = post.pictures;
        const words = firstLine(post.content);
        const alt = `Photo by ${post.author.username}${words && `: ${words}`}`;
        return (
          photo && (
            <li key={post.id}>
              <Tile to={`/post/${post.id}`} aria-label={photo.alt ?? alt}>
                {/* below the photo: visible only while the photo is not */}
                <Words dir="auto">{words}</Words>
                <Square photo={photo} alt="" sizes={index === 0 ? largeSizes : smallSizes} isInLink />
              </Tile>
            </li>
          )
        );
      })}
    </Grid>
  );
}

const { color, media, motion, radius, space, type } = theme;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[2]};

  > li:first-of-type { grid-row: span 2; grid-column: span 2; }
  ${media.phone} { gap: ${space[1]}; }
`;

const Tile = styled(Link)`
  position: relative;
  display: block;
  height: 100%;
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: ${radius.picture};
  background: ${color.surfaceSunken};

  ${media.phone} { border-radius: 6px; }
  ${media.hover} {
    &:hover > img { transform: scale(1.03); }
  }
`;

const Words = styled.span`
  position: absolute;
  inset: 0;
  overflow: hidden;
  padding: ${space[3]};
  color: ${color.textMuted};
  font: ${type.small};
  overflow-wrap: anywhere;
`;

const Square = styled(Photo)`
  position: absolute;
  width: 100%;
  height: 100%;
  object-fit: cover;
  background-color: ${color.surfaceSunken};
  transition: transform ${motion.normal} ${motion.ease};
`;
