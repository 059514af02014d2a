import styled from '@emotion/styled';
import { Plus, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useUnits } from '../auth/useUnits.ts';
import { useRidePaceGroupFormQuery } from '../generated.ts';
import { examplePace, limitsIn } from '../lib/unitEntry.ts';
import { RouteBatch } from '../routes/RouteBatch.tsx';
import { RouteFile } from '../routes/RouteFile.tsx';
import type { RideRoute } from '../routes/sendRouteFile.ts';
import { theme } from '../theme/tokens.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { paceSheetStyles } from './paceSheetStyles.ts';
import { NumberInput, TextInput } from './RideFields.tsx';
import type { PaceGroupDraft } from './rideDraft.ts';
import { paceGroupDraftOf } from './rideDraft.ts';
import { groupFactsOf, useGroupRoute } from './useGroupRoute.ts';

interface Props {
  postId: string | undefined;
  isStored: boolean;
  groups: PaceGroupDraft[] | undefined;
  error: string | undefined;
  onChange(groups: PaceGroupDraft[]): void;
  onUploading(letter: string, isUploading: boolean): void;
  /** Route files that can become pace groups. Undefined for none. */
  files: File[] | undefined;
  onFilesEnd(): void;
  /** Whether an empty list shows the fields of a first group. */
  startsWithOne: boolean;
}

const letters = ['A', 'B', 'C', 'D'];

const emptyGroup = (letter: string): PaceGroupDraft => ({
  letter,
  name: '',
  distance: '',
  pace: '',
  places: '',
  route: null,
});

const freeLetters = (groups: readonly PaceGroupDraft[]) =>
  letters.filter((letter) => groups.every((group) => group.letter !== letter));

/** Whether a group has a value. */
const isFilled = ({ letter: _, ...group }: PaceGroupDraft) => Object.values(group).some(Boolean);

/** The groups, and a group of each route that is named after its file. Empty groups make room for them. */
function withRoutes(groups: readonly PaceGroupDraft[], routes: readonly RideRoute[]): PaceGroupDraft[] {
  const filled = groups.filter(isFilled);
  const free = freeLetters(filled);
  const added = routes.flatMap((route, index) => {
    const letter = free[index];
    return letter ? [{ ...emptyGroup(letter), ...groupFactsOf(route) }] : [];
  });
  return [...filled, ...added].toSorted((one, other) => one.letter.localeCompare(other.letter));
}

/** The fields of at most four pace groups. */
export function PaceGroupFields({ postId, isStored, groups, error, onChange, onUploading, ...props }: Props) {
  const units = useUnits();
  const query = useRidePaceGroupFormQuery({ variables: { postId: postId ?? '' }, skip: !isStored || !postId });
  const stored = query.data?.post?.ride?.paceGroups;
  const shown = groups ?? stored?.map(paceGroupDraftOf) ?? (props.startsWithOne ? [emptyGroup('A')] : []);
  const free = freeLetters(shown)[0];
  const riders = new Map(stored?.map(({ letter, takenCount }) => [letter, takenCount]));
  const removed = [...riders].filter(([letter, count]) => count > 0 && shown.every((group) => group.letter !== letter));

  // Two uploads can end at once, and each changes its group.
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  });
  const change = (letter: string, changes: Partial<PaceGroupDraft>) => {
    latest.current = latest.current.map((each) => (each.letter === letter ? { ...each, ...changes } : each));
    onChange(latest.current);
  };

  if (isStored && !stored && query.error)
    return <FailureNotice title="The pace groups could not be loaded" onRetry={() => void query.refetch()} />;
  if (isStored && !stored && !groups) return <Spinner />;
  return (
    <Fields name="paceGroups" tabIndex={-1}>
      <legend>Pace groups</legend>
      {props.files && (
        <RouteBatch
          files={props.files}
          room={freeLetters(shown.filter(isFilled)).length}
          onAdd={(routes) => onChange(withRoutes(shown, routes))}
          onSending={(isSending) => onUploading('files', isSending)}
          onClose={props.onFilesEnd}
        />
      )}
      {shown.map((group) => (
        <GroupFields
          key={group.letter}
          group={group}
          stored={stored?.find(({ letter }) => letter === group.letter)?.map}
          onChange={(changes) => change(group.letter, changes)}
          onUploading={onUploading}
          onRemove={() => onChange(shown.filter((each) => each !== group))}
        />
      ))}
      {removed.length > 0 && (
        <Alert tone="note">
          Riders of {removed.map(([letter]) => letter).join(', ')} stay in the ride without a group, and are notified.
        </Alert>
      )}
      {error && <Alert tone="danger">{limitsIn(error, units)}</Alert>}
      {free && (
        <div>
          <Button
            variant="ghost"
            icon={<Plus />}
            onClick={() =>
              onChange([...shown, emptyGroup(free)].toSorted((one, other) => one.letter.localeCompare(other.letter)))
            }
          >
            Add a Pace Group
          </Button>
        </div>
      )}
    </Fields>
  );
}

interface GroupProps {
  group: PaceGroupDraft;
  /** The stored route of the group. */
  stored: RideRoute | null | undefined;
  onChange(changes: Partial<PaceGroupDraft>): void;
  onUploading(letter: string, isUploading: boolean): void;
  onRemove(): void;
}

function GroupFields({ group, stored, onChange, onUploading, onRemove }: GroupProps) {
  const { letter, name, distance, pace, places } = group;
  const units = useUnits();
  const button = useRef<HTMLButtonElement>(null);
  const route = useGroupRoute(group, { stored, onChange, onUploading });
  return (
    <Group role="group" aria-label={`Group ${letter}`}>
      <b aria-hidden="true">{letter}</b>
      <TextInput
        label="Name"
        value={name}
        onText={(text) => onChange({ name: text })}
        placeholder="Steady"
        maxLength={60}
      />
      <NumberInput
        label="Distance"
        measure="distance"
        value={distance}
        onText={(text) => onChange({ distance: text })}
      />
      <TextInput
        label="Pace"
        value={pace}
        onText={(text) => onChange({ pace: text })}
        isOptional
        placeholder={examplePace[units]}
        maxLength={100}
      />
      <TextInput
        label="Places"
        value={places}
        onText={(text) => onChange({ places: text.replaceAll(/\D/g, '') })}
        isOptional
        inputMode="numeric"
        autoComplete="off"
        placeholder="No limit"
        maxLength={5}
      />
      <IconButton label={`Remove group ${letter}`} icon={<X />} onClick={onRemove} />
      <RouteFile
        route={route}
        name="Route"
        heading={
          <Heading>
            Route file <span aria-hidden="true">optional</span>
          </Heading>
        }
        keptName="The route of this group"
        button={button}
      />
    </Group>
  );
}

const { color, space } = theme;

const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  legend { margin-bottom: ${space[2]}; font: ${theme.type.subheading}; }
`;

const Heading = styled.span`
  font: ${theme.type.label};
  font-size: 0.875rem;

  span { color: ${color.textMuted}; font: ${theme.type.small}; }
`;

const Group = styled.div`
  display: grid;
  grid-template-columns: 28px minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 1.35fr) minmax(0, 1.35fr) 40px;
  align-items: end;
  gap: ${space[3]};
  padding-bottom: ${space[4]};
  border-bottom: 1px solid ${color.border};

  > b { ${paceSheetStyles} margin-bottom: 8px; }
  > :last-child {
    grid-column: 2 / -1;
    grid-template-columns: max-content minmax(0, 1fr);
    align-items: center;
    column-gap: ${space[3]};

    > :nth-child(n + 3) { grid-column: 1 / -1; }
  }
  ${theme.media.phone} {
    grid-template-columns: 28px repeat(2, minmax(0, 1fr)) 40px;

    > :nth-child(2) { grid-column: 2 / 4; }
    > :nth-child(3), > :nth-child(5) { grid-column: 1 / 3; }
    > :nth-child(4) { grid-column: 3 / 5; }
    > :nth-child(6) { grid-row: 1; grid-column: 4; }
    > :last-child { grid-column: 1 / -1; }
  }
`;
