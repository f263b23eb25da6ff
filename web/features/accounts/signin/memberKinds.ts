import type { MemberKind } from '../../../domain/organization';

export const MEMBER_KINDS: readonly MemberKind[] = ['org', 'company'];

export const isMemberKind = (text: string | undefined): text is MemberKind =>
  MEMBER_KINDS.some((kind) => kind === text);
