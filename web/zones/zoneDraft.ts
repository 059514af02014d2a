import { v7 as uuidv7 } from 'uuid';
import type { CreatePrivacyZoneInput, Units } from '../generated.ts';
import { kilometresInMile } from '../lib/formatDistance.ts';

/** A privacy zone as its form holds it: every field as it was typed, the radius in the rider's units. */
export interface ZoneDraft {
  /** Made here, so that sending the same draft again cannot make a second zone. */
  id: string;
  label: string;
  lat: string;
  lng: string;
  radius: string;
}

export type ZoneErrors = Partial<Record<keyof ZoneDraft, string>>;

export const LONGEST_LABEL = 50;

/** In the rider's units: what the server takes, rounded to what one would type. */
const radii = {
  IMPERIAL: { unit: 'mi', milesInUnit: 1, first: '0.25', least: 0.1, most: 5 },
  METRIC: { unit: 'km', milesInUnit: 1 / kilometresInMile, first: '0.4', least: 0.2, most: 8 },
} as const;

const DECIMAL = /^-?\d+([.,]\d+)?$/;

export const unitOf = (units: Units) => radii[units].unit;

/** A radius in miles, as its rider reads it: 0.25 → '0.25 mi'. */
export function radiusText(miles: number, units: Units): string {
  const { unit, milesInUnit } = radii[units];
  return `${Number((miles / milesInUnit).toFixed(2))} ${unit}`;
}

export function newZoneDraft(units: Units): ZoneDraft {
  return { id: uuidv7(), label: '', lat: '', lng: '', radius: radii[units].first };
}

/** What is wrong with a zone, by field, in the words shown beside it. */
export function validateZone(draft: ZoneDraft, units: Units): ZoneErrors {
  const { unit, least, most } = radii[units];
  const errors: ZoneErrors = {};
  if (!draft.label.trim()) errors.label = 'A name is required';
  // Beyond, the maps of the world end.
  if (!isWithin(draft.lat, -85, 85)) errors.lat = 'Latitude is a number from -85 to 85';
  if (!isWithin(draft.lng, -180, 180)) errors.lng = 'Longitude is a number from -180 to 180';
  if (!isWithin(draft.radius, least, most)) errors.radius = `The radius is ${least} to ${most} ${unit}`;
  return errors;
}

/** What the server is told of a zone that is valid. */
export function zoneInput({ id, label, lat, lng, radius }: ZoneDraft, units: Units): CreatePrivacyZoneInput {
  return {
    id,
    label: label.trim(),
    lat: numberOf(lat),
    lng: numberOf(lng),
    radius: numberOf(radius) * radii[units].milesInUnit,
  };
}

function numberOf(text: string): number {
  return Number(text.trim().replace(',', '.'));
}

function isWithin(text: string, least: number, most: number): boolean {
  const number = numberOf(text);
  return DECIMAL.test(text.trim()) && number >= least && number <= most;
}
