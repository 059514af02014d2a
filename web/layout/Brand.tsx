import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { instance, instanceName } from '../lib/instance.ts';
import { theme } from '../theme/tokens.ts';
import { BrandMark } from './BrandMark.tsx';

interface Props {
  /** Whether it links to the home page. False on the login screen. */
  link?: boolean;
}

export function Brand({ link = true }: Props) {
  const content = (
    <>
      {instance.logo ? <img src={instance.logo} alt="" width={32} height={32} /> : <BrandMark />}
      <bdi>{instanceName}</bdi>
    </>
  );
  return link ? <HomeLink to="/">{content}</HomeLink> : <Still>{content}</Still>;
}

const brandStyles = css`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: ${theme.size.touch};
  border-radius: 8px;
  font: 700 1.25rem/1 ${theme.font};
  font-stretch: 88%;
  letter-spacing: -0.02em;
  word-spacing: 0.02em;
  white-space: nowrap;
  min-width: 0;

  bdi { overflow: hidden; text-overflow: ellipsis; line-height: 1.25; }
  svg { width: 32px; height: 32px; color: ${theme.color.accent}; }
  ${theme.media.phone} { svg { width: 28px; height: 28px; } }
  @media (max-width: 359px) { gap: 8px; font-size: 1.125rem; }
`;

const HomeLink = styled(Link)(brandStyles);
const Still = styled.span(brandStyles);
