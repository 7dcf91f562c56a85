import { Portrait, type PortraitProps } from '@advisor/ui';

/** The owner's portrait, or the drawn room in its place while there is none. */
export function OwnerPortrait({ size, caption }: Pick<PortraitProps, 'size' | 'caption'>) {
  return <Portrait {...(size && { size })} caption={caption} />;
}
