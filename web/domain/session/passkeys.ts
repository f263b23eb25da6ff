import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { api } from '../../kit/api';

/** Wanted by few visits: it comes when a passkey is made or shown. */
const library = () => import('@simplewebauthn/browser');

/** Whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/**
 * Lets the person make a passkey.
 * @returns null when they broke off, or the browser could not
 */
export async function makePasskey(options: unknown): Promise<RegistrationResponseJSON | null> {
  const { startRegistration } = await library();
  try {
    return await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
  } catch {
    return null;
  }
}

/** Lets the person show a passkey for the sign-in that waits; null when they broke off. */
export async function showPasskey(): Promise<unknown> {
  const options: unknown = await api.post('/v1/session/second/options');
  const { startAuthentication } = await library();
  try {
    return await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
  } catch {
    return null;
  }
}
