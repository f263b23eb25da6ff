import type { UserPushDetail } from '../../../db/contract/subscriptions';
import words from '../../i18n/subscriptionPages';
import { useText } from '../../kit/i18n';
import { richTextElements } from '../../kit/layout/richTextElements';
import { useCall } from '../api';
import { ItemHead } from '../ItemHead';
import type { Params } from '../router';
import { Failed, Loading, useTitle } from '../States';
import { FeedbackForm } from '../subscription/FeedbackForm';

function Contact({ item }: { item: UserPushDetail }) {
  const text = useText(words);
  const { contacts = null, contacts_tel: number = null } = item.contact ?? {};
  const dialled = number?.replace(/[^\d+]/g, '');
  return (
    <section className="card">
      <h2>{text.contact}</h2>
      {contacts || number ? <p>{[contacts, number].filter(Boolean).join(' ')}</p> : <p>{text.noContact}</p>}
      {dialled && (
        <a className="button" href={`tel:${dialled}`}>
          {text.call(number ?? '')}
        </a>
      )}
    </section>
  );
}

function Shown({ item, pushId }: { item: UserPushDetail; pushId: string }) {
  const text = useText(words);
  const short = location.pathname.split('/')[1]?.endsWith('HZ') ? 'HZ' : '';
  const title = item.name ?? text.gone;
  const plain = !/[<&]/.test(item.profile);
  useTitle(title);
  return (
    <>
      <p>
        <a href={`/wxSubPushList${short}/${item.item_type}/${pushId}`}>{text.back}</a>
      </p>
      <h1>{title}</h1>
      {item.public && (
        <>
          <div className="card">
            <ItemHead item={item}>{item.summary && !item.profile && <p>{item.summary}</p>}</ItemHead>
          </div>
          {item.profile && (
            <section className="card rich">
              <h2>{text.profile}</h2>
              <div>{plain ? item.profile : richTextElements(item.profile)}</div>
            </section>
          )}
          <Contact item={item} />
          <FeedbackForm pushId={pushId} itemId={item.item_id} />
        </>
      )}
    </>
  );
}

/** An item of a push to a subscriber: the unguessable id in the address stands for a sign-in (decision 37). */
export function SubscriptionDetail({ params }: { params: Params }) {
  const { id = '', userPushId = '' } = params;
  const { data, error, reload } = useCall('/v1/userPush/item', { id: userPushId, item_id: id });
  if (error && !data) return <Failed error={error} onRetry={reload} />;
  return data ? <Shown item={data} pushId={userPushId} /> : <Loading />;
}
