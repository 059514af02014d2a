import styled from '@emotion/styled';
import { Portal } from 'radix-ui';
import { DismissableLayer, Popper } from 'radix-ui/internal';
import type { PointerEvent, Ref, RefObject } from 'react';
import { useEffect, useImperativeHandle, useState } from 'react';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { floatingStyles } from '../ui/floatingStyles.ts';
import { LiveText } from '../ui/LiveText.tsx';
import { markPart } from './markPart.tsx';
import type { Suggestion } from './useSuggestions.ts';
import { useSuggestions } from './useSuggestions.ts';

/** The keys that the list handles while the text keeps the focus. */
export interface MentionKeys {
  /** Returns whether the list has handled the key. */
  press(key: string): boolean;
}

interface Props {
  ref: Ref<MentionKeys>;
  id: string;
  anchor: RefObject<HTMLTextAreaElement | null>;
  query: string;
  postId: string | undefined;
  /** Called with the element id of the active option. Undefined without suggestions. */
  onActive(optionId: string | undefined): void;
  onChoose(username: string): void;
  onClose(): void;
}

/** Members to mention, below the text. Empty until there is at least one. */
export function MentionList({ ref, id, anchor, query, postId, onActive, onChoose, onClose }: Props) {
  const suggestions = useSuggestions(query, postId);
  const [chosenId, setChosenId] = useState<string>();
  const index = Math.max(
    0,
    suggestions.findIndex(({ user }) => user.id === chosenId),
  );
  const active = suggestions[index];
  const optionId = active && `${id}${active.user.id}`;
  useEffect(() => {
    onActive(optionId);
    return () => onActive(undefined);
  }, [optionId, onActive]);

  const move = (step: number) => {
    const next = (index + step + suggestions.length) % suggestions.length;
    setChosenId(suggestions[next]?.user.id);
  };
  const press = (key: string): boolean => {
    if (!active) return false;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter' || key === 'Tab') onChoose(active.user.username);
    else if (key === 'Escape') onClose();
    else return false;
    return true;
  };
  useImperativeHandle(ref, () => ({ press }));

  if (!active) return null;
  // A press on an option must not take the focus from the text.
  const keepFocus = (event: PointerEvent) => event.preventDefault();

  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={anchor} />
      <Portal.Root>
        {/* The topmost layer receives Escape, so that a dialog below it stays open. The text handles the key. */}
        <DismissableLayer.Root asChild onEscapeKeyDown={(event) => event.preventDefault()}>
          <Content side="bottom" align="start" sideOffset={6} collisionPadding={8} onPointerDown={keepFocus}>
            <div id={id} role="listbox" aria-label="Riders">
              {suggestions.map((each) => (
                <Option
                  key={each.user.id}
                  id={`${id}${each.user.id}`}
                  suggestion={each}
                  query={query}
                  isActive={each === active}
                  onChoose={() => onChoose(each.user.username)}
                />
              ))}
            </div>
            <LiveText>{suggestions.length === 1 ? '1 suggestion' : `${suggestions.length} suggestions`}</LiveText>
          </Content>
        </DismissableLayer.Root>
      </Portal.Root>
    </Popper.Root>
  );
}

interface OptionProps {
  id: string;
  suggestion: Suggestion;
  query: string;
  isActive: boolean;
  onChoose(): void;
}

function Option({ id, suggestion: { user, isInConversation }, query, isActive, onChoose }: OptionProps) {
  const followed = user.viewerIsFollowing ? 'You follow' : undefined;
  const reason = isInConversation ? 'In this conversation' : followed;

  return (
    <Row id={id} role="option" aria-selected={isActive} onClick={onChoose}>
      <Avatar src={user.profilePicture} size="s" />
      <Names>
        <b dir="auto">{markPart(user.displayName, query)}</b>
        <span dir="auto">@{markPart(user.username, query)}</span>
      </Names>
      {reason && <Reason>{reason}</Reason>}
    </Row>
  );
}

const { color, space, type } = theme;

const Content = styled(Popper.Content)`
  ${floatingStyles}
  width: min(400px, calc(100vw - 16px));
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 52px;
  padding: 4px 12px;
  border-radius: 8px;
  cursor: pointer;

  &[aria-selected='true'], &:hover { background: ${color.surfaceSunken}; }
`;

const Names = styled.span`
  flex: 1;
  min-width: 0;

  > * { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b { font: ${type.ui}; font-weight: 600; }
  span { color: ${color.textMuted}; font: ${type.small}; }
`;

const Reason = styled.span`
  color: ${color.textMuted};
  font: ${type.small};
`;
