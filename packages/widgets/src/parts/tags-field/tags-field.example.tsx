import { TagsField } from './TagsField.tsx';

const limits = { count: 8, length: 30 };

export function Empty() {
  return <TagsField name="tags" label="Keywords" limits={limits} required />;
}

export function Filled() {
  return (
    <TagsField
      name="tags"
      label="Keywords"
      limits={limits}
      defaultValue={['Near the lake', 'Fireplace', 'Pets welcome']}
    />
  );
}

export function Full() {
  return (
    <TagsField
      name="tags"
      label="Languages spoken"
      limits={{ count: 3, length: 30 }}
      defaultValue={['English', 'French', 'Punjabi']}
    />
  );
}
