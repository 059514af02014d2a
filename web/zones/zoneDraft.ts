import { v7 as uuidv7 } from 'uuid';
import type { CreatePrivacyZoneInput, Units } from '../generated.ts';
import { kilometresInMile } from '../lib/formatDistance.ts';
import type { Point } from '../moments/useDeviceLocation.ts';

/** A privacy zone in its form: every field as typed, the radius in the rider's units. */
export interface ZoneDraft {
  /** Chosen here, so that a retry cannot create a second zone. */
  id: string;
  label: string;
  lat: string;
  lng: string;
  radius: string;
  /** Whether the figures that the member enters for rides are reduced to the visible part. */
  lowersFigures: boolean;
}

export type ZoneErrors = Partial<Record<keyof ZoneDraft, string>>;

export const MAX_LABEL_LENGTH = 50;

/** In the rider's units: the server's limits, rounded. */
const radii = {
  IMPERIAL: { unit: 'mi', milesInUnit: 1, first: '0.25', min: 0.1, max: 5 },
  METRIC: { unit: 'km', milesInUnit: 1 / kilometresInMile, first: '0.4', min: 0.2, max: 8 },
} as const;

const DECIMAL = /^-?\d+([.,]\d+)?$/;

export const unitOf = (units: Units) => radii[units].unit;

/** A radius in miles as text in the rider's units: 0.25 → '0.25 mi'. */
export function radiusText(miles: number, units: Units): string {
  const { unit, milesInUnit } = radii[units];
  return `${Number((miles / milesInUnit).toFixed(2))} ${unit}`;
}

export function newZoneDraft(units: Units): ZoneDraft {
  return { id: uuidv7(), label: '', lat: '', lng: '', radius: radii[units].first, lowersFigures: true };
}

/** A place as typed: to six decimals, because a smaller number would have an exponent. */
export function placeText({ lat, lng }: Point): Pick<ZoneDraft, 'lat' | 'lng'> {
  return { lat: String(Number(lat.toFixed(6))), lng: String(Number(lng.toFixed(6))) };
}

/** The error messages of a zone, by field. */
export function validateZone(draft: ZoneDraft, units: Units): ZoneErrors {
  const { unit, min, max } = radii[units];
  const errors: ZoneErrors = {};
  if (!draft.label.trim()) errors.label = 'A name is required';
  // Mercator maps end there.
  if (!isWithin(draft.lat, -85, 85)) errors.lat = 'Latitude is a number from -85 to 85';
  if (!isWithin(draft.lng, -180, 180)) errors.lng = 'Longitude is a number from -180 to 180';
  if (!isWithin(draft.radius, min, max)) errors.radius = `The radius is ${min} to ${max} ${unit}`;
  return errors;
}

/** The mutation's input for a valid zone. */
export function zoneInput(draft: ZoneDraft, units: Units): CreatePrivacyZoneInput {
  const { id, label, lat, lng, radius, lowersFigures } = draft;
  return {
    id,
    label: label.trim(),
    lat: numberOf(lat),
    lng: numberOf(lng),
    radius: numberOf(radius) * radii[units].milesInUnit,
    lowersFigures,
  };
}

function numberOf(text: string): number {
  return Number(text.trim().replace(',', '.'));
}

function isWithin(text: string, min: number, max: number): boolean {
  const number = numberOf(text);
  return DECIMAL.test(text.trim()) && number >= min && number <= max;
}
