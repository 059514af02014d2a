import styled from '@emotion/styled';
import { useState } from 'react';
import type { Units, ZoneRowFragment } from '../generated.ts';
import { formatPlace } from '../moments/formatPlace.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useDeletePrivacyZone } from './useDeletePrivacyZone.ts';
import { radiusText } from './zoneDraft.ts';

interface Props {
  zone: ZoneRowFragment;
  units: Units;
}

/** The place and radius of a zone. */
export function ZoneRow({ zone, units }: Props) {
  const { label, lat, lng, radius } = zone;
  const [isAsking, setAsking] = useState(false);
  const { remove, isRemoving } = useDeletePrivacyZone(zone);

  const handleConfirm = async () => {
    await remove();
    setAsking(false);
  };

  return (
    <Row>
      <div>
        <strong dir="auto">{label}</strong>
        <p>
          {radiusText(radius, units)} around {formatPlace({ lat, lng })}
        </p>
      </div>
      <Button variant="outline" size="small" aria-label={`Remove ${label}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Remove ${label}?`}
        text="Whoever may see your rides will then see the parts of their routes that it has hidden."
        confirmLabel="Remove"
        onConfirm={() => void handleConfirm()}
        pending={isRemoving}
        pendingLabel="Removing..."
        danger
      />
    </Row>
  );
}

const { color, media, space, type } = theme;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]};
  align-items: center;
  padding: ${space[4]} ${space[5]};

  & + & { border-top: 1px solid ${color.border}; }
  ${media.phone} { padding: ${space[4]}; }
  strong { font: ${type.subheading}; overflow-wrap: anywhere; }
  p { color: ${color.textMuted}; font: ${type.small}; font-variant-numeric: tabular-nums; }
`;
