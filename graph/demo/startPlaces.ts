/** The starts of the rides with routes, in degrees, by the authors' name of the place. */
export const startPlaces: ReadonlyMap<string, { lat: number; lng: number }> = new Map([
  ['Mill Square', { lat: 53.1899, lng: -2.8916 }],
  ['Lower Mill', { lat: 53.1838, lng: -2.8889 }],
  ['Llangollen Bridge', { lat: 52.9712, lng: -3.1706 }],
  ['Manley Common', { lat: 53.2418, lng: -2.7404 }],
  ['Delamere station', { lat: 53.2289, lng: -2.6667 }],
  ['North Gate', { lat: 47.9976, lng: 7.8543 }],
  ['Horben', { lat: 47.9451, lng: 7.8613 }],
  ['Oudekerk lock, Utrecht', { lat: 52.0767, lng: 5.0853 }],
  ['Oudenaarde market', { lat: 50.8443, lng: 3.6043 }],
  ['Porta Nuova', { lat: 43.3099, lng: 11.3452 }],
  ['Castellina in Chianti', { lat: 43.4696, lng: 11.2884 }],
  ['Kokopelli Trailhead', { lat: 39.1736, lng: -108.8281 }],
  ['Donostia, Boulevard', { lat: 43.3222, lng: -1.9836 }],
  ['Okutama station', { lat: 35.8094, lng: 139.0967 }],
]);
