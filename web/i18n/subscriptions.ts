import { defineText } from '../kit/i18n';
import en from './en/subscriptions';
import zh from './zh/subscriptions';

export default defineText(zh, en);
