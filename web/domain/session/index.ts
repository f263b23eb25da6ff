export { passwordGiven, withPassword } from './fresh';
export { RequireLogin } from './RequireLogin';
export { rememberLocation, takeRememberedLocation } from './returnTo';
export { isStaff, leavesHomeWhenLost, refreshUser, restoreSession, type SessionUser } from './session';
export { useLoginGate } from './useLoginGate';
export { useSession } from './useSession';
