/**
 * The address at which a stored picture is asked for in small, for cards and lists; any other address stays as it is.
 * @param address as stored: `/files/{key}`, with or without a host in front
 */
export const smallPicture = (address: string): string =>
  /(?:^|^https?:\/\/[^/]+)\/files\/[0-9a-f]{32}\.(?:png|jpe?g|webp|gif)$/i.test(address)
    ? `${address}?size=small`
    : address;
