import button from '../../kit/button/button.css?inline';
import card from '../../kit/card/card.css?inline';
import chip from '../../kit/chip/chip.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import picture from '../../kit/picture/picture.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import articleCard from '../articles/article-card.css?inline';
import articles from './articles.css?inline';

export const articlesStyles: readonly string[] = [
  kit,
  icon,
  button,
  chip,
  state,
  skeleton,
  card,
  picture,
  articleCard,
  articles,
];
