import styled from '@emotion/styled';
import { CircleAlert, LocateFixed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useId } from 'react';
import type { Point } from '../moments/useDeviceLocation.ts';
import { useDeviceLocation } from '../moments/useDeviceLocation.ts';
import { theme } from '../theme/tokens.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';

/** The fields of a place under one label. */
export function PlaceGroup({ label, children }: { label: string; children: ReactNode }) {
  const labelId = useId();
  return (
    <Root role="group" aria-labelledby={labelId}>
      <Label id={labelId}>{label}</Label>
      {children}
    </Root>
  );
}

/** The position of the device. `onPoint` receives it once it is found. */
export function useFoundPosition(onPoint: (found: Point) => void): ReturnType<typeof useDeviceLocation> {
  const device = useDeviceLocation();
  const fill = useEffectEvent(onPoint);
  useEffect(() => {
    if (device.point) fill(device.point);
  }, [device.point]);
  return device;
}

export function PositionButton({ isLocating, onPress }: { isLocating: boolean; onPress(): void }) {
  return (
    <Button variant="outline" icon={<LocateFixed />} pending={isLocating} pendingLabel="Locating..." onClick={onPress}>
      Use my position
    </Button>
  );
}

export function PlaceProblem({ children }: { children: string | undefined }) {
  return children ? (
    <Alert tone="danger" icon={<CircleAlert />}>
      {children}
    </Alert>
  ) : null;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

const Label = styled.span`
  margin-bottom: -6px;
  font: ${theme.type.label};
  font-size: 0.875rem;
`;
