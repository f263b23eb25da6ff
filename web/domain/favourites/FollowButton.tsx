import Button from '@mui/material/Button';
import type { Followed } from '../../../db/contract/follows';
import words from '../../i18n/follows';
import { api, useApiQuery } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { useText } from '../../kit/i18n';

interface FollowButtonProps {
  kind: Followed;
  /** Words of a search, or the key of what is followed. */
  target: string;
  /** Shown while it is not followed. */
  label?: string;
}

/** Follows something, or no longer: for members. */
export default function FollowButton({ kind, target, label }: FollowButtonProps) {
  const text = useText(words);
  const query = useApiQuery(['follows'], '/v1/user/follow/list', {}, { silent: true });
  const own = query.data?.find((each) => each.kind === kind && each.target === target);
  const isSearch = kind === 'search';
  const change = useApiMutation<unknown>(
    () => (own ? api.del('/v1/user/follow', { id: own.id }) : api.put('/v1/user/follow', { kind, target })),
    { invalidates: [['follows']], done: own ? text.ended : text.followed },
  );
  return (
    <Button
      className="no-print"
      variant="outlined"
      size="small"
      aria-pressed={own !== undefined}
      disabled={!query.data}
      loading={change.isPending}
      onClick={() => change.mutate()}
    >
      {own ? (isSearch ? text.kept : text.following) : (label ?? (isSearch ? text.keep : text.follow))}
    </Button>
  );
}
