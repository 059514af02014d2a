import sharp from 'sharp';

/** The loaders of libvips for each format. */
const loaders = {
  jpeg: 'VipsForeignLoadJpeg',
  png: 'VipsForeignLoadPng',
  webp: 'VipsForeignLoadWebp',
  gif: 'VipsForeignLoadNsgif',
  svg: 'VipsForeignLoadSvg',
  avif: 'VipsForeignLoadHeif',
};

/** From now on this process decodes no other formats, whatever a file seems to be. */
export function decodeOnly(...formats: readonly (keyof typeof loaders)[]): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: formats.map((format) => loaders[format]) });
}
