/** In pixels: the size that sites with previews expect. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The available widths of a preview, the widest first. */
export const previewWidths = [1200, 600, 300, 150] as const;
export type PreviewWidth = (typeof previewWidths)[number];

export const sizeOfPreview = (width: PreviewWidth) => ({
  width,
  height: Math.round((width * previewSize.height) / previewSize.width),
});

/** The width in the query parameter `w`, or the largest one if the parameter names no available width. */
export const previewWidthOf = (text: string | undefined): PreviewWidth =>
  previewWidths.find((width) => String(width) === text) ?? previewSize.width;
