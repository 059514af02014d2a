import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description:
    'A map in tiles of 256 pixels, in the Web Mercator projection (EPSG:3857) and with the numbers of OpenStreetMap, that the operator lets clients lay beneath routes. Whoever asks for its tiles tells its server roughly where they look.',
})
export class MapTiles {
  @Field(() => String, {
    description:
      'The address of a tile: `{z}` is the zoom, `{x}` the column from the west, `{y}` the row from the north.',
  })
  url: string;

  @Field(() => String, { description: 'Whose map it is; to be shown wherever the map is.' })
  attribution: string;

  @Field(() => String, { description: 'What the attribution links to.' })
  attributionUrl: string;
}
