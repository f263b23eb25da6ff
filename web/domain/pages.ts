import type { ComponentType } from 'react';
import type { MembersPath, PagePath } from '../../db/contract/pages';

export type LoadPage = () => Promise<{ default: ComponentType }>;

/** Pages of a feature, by the patterns of their addresses. */
export type Pages = Partial<Record<Exclude<PagePath, MembersPath>, LoadPage>>;

/** Pages of a feature that wait for the sign-in. */
export type MemberPages = Partial<Record<MembersPath, LoadPage>>;
