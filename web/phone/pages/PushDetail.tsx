import { useCall } from '../api';
import type { Params } from '../router';
import { Failed, Loading } from '../States';

export function PushDetail({ params }: { params: Params }) {
  const { data, error, reload } = useCall<{ title: string }>(`/v1/inbox/push?id=${params.pushId}&org=${params.orgId}`);
  if (error) return <Failed error={error} onRetry={reload} />;
  return data ? <h1>{data.title}</h1> : <Loading />;
}
