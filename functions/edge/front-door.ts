import { FRONT_DOOR, isFrontDoor, takenAddresses } from '../../db/contract/front-door.ts';

/**
 * Refuses to start where another page or call has an address of the international front door (decision 4).
 * @param addresses of everything that is served; those of the front door are among them
 * @throws Error that names what collides
 */
export function frontDoorStands(addresses: readonly string[]): void {
  const own = addresses.filter(isFrontDoor);
  const twice = own.filter((address, at) => own.indexOf(address) !== at);
  const taken = takenAddresses(
    FRONT_DOOR,
    addresses.filter((address) => !isFrontDoor(address)),
  );
  const all = [...new Set([...twice, ...taken])];
  if (all.length > 0) throw new Error(`The word of the international front door is taken: ${all.join(', ')}`);
}
