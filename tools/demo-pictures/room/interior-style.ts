import type { Random } from '@boardwalk/api/src/demo/random.ts';
import type { Flooring } from './flooring.ts';

/** The colours and materials of one home inside. */
export interface InteriorStyle {
  readonly wall: string;
  readonly feature: string;
  readonly trim: string;
  readonly flooring: Flooring;
  readonly floorColour: string;
  readonly wood: string;
  readonly main: string;
  readonly accent: string;
  readonly textile: string;
  readonly metal: string;
  readonly stone: string;
  /** How a person would call this palette. */
  readonly name: string;
}

const STYLES: readonly InteriorStyle[] = [
  {
    name: 'warm white and sage',
    wall: '#efe9dd',
    feature: '#b7c2a8',
    trim: '#faf7f0',
    flooring: 'boards',
    floorColour: '#b98d5e',
    wood: '#9a6d43',
    main: '#d8cfbf',
    accent: '#c4703f',
    textile: '#e6dcc8',
    metal: '#3a3632',
    stone: '#e8e4dc',
  },
  {
    name: 'navy and brass',
    wall: '#eceae6',
    feature: '#2f4257',
    trim: '#f8f6f1',
    flooring: 'herringbone',
    floorColour: '#8d6242',
    wood: '#6b4529',
    main: '#3d5a73',
    accent: '#d0a04a',
    textile: '#cfd5d8',
    metal: '#b8913f',
    stone: '#dfe1e2',
  },
  {
    name: 'terracotta and cream',
    wall: '#f1e6d6',
    feature: '#c98b6b',
    trim: '#fbf5ea',
    flooring: 'tiles',
    floorColour: '#c9a488',
    wood: '#7e5334',
    main: '#e7d9c4',
    accent: '#a8452f',
    textile: '#d9b48f',
    metal: '#2f2a26',
    stone: '#efe7da',
  },
  {
    name: 'grey and oak',
    wall: '#e3e4e3',
    feature: '#9aa2a6',
    trim: '#f7f8f8',
    flooring: 'boards',
    floorColour: '#c8ab83',
    wood: '#c09a68',
    main: '#7d858a',
    accent: '#d9b44f',
    textile: '#eef0f0',
    metal: '#22252a',
    stone: '#d5d8d9',
  },
  {
    name: 'forest green and walnut',
    wall: '#e9e6db',
    feature: '#3e5645',
    trim: '#f5f3ea',
    flooring: 'boards',
    floorColour: '#7d5739',
    wood: '#5b3a24',
    main: '#5d7a63',
    accent: '#d99a4a',
    textile: '#efe6d2',
    metal: '#a9853f',
    stone: '#e4e0d4',
  },
  {
    name: 'blush and plaster',
    wall: '#f0e3dc',
    feature: '#d9b3a6',
    trim: '#fcf7f4',
    flooring: 'herringbone',
    floorColour: '#bf9a72',
    wood: '#a6764d',
    main: '#cf9d92',
    accent: '#6f3f45',
    textile: '#f5ece6',
    metal: '#b08a52',
    stone: '#f0eae6',
  },
  {
    name: 'concrete and leather',
    wall: '#cfccc6',
    feature: '#8f5c49',
    trim: '#dcd9d3',
    flooring: 'concrete',
    floorColour: '#9d9a94',
    wood: '#6a4a33',
    main: '#96603a',
    accent: '#2f4f5c',
    textile: '#c9c0b2',
    metal: '#26262a',
    stone: '#b9b6b0',
  },
  {
    name: 'coastal blue and white',
    wall: '#f2f4f3',
    feature: '#a9c4cf',
    trim: '#ffffff',
    flooring: 'boards',
    floorColour: '#d3b993',
    wood: '#c6a273',
    main: '#f0ede4',
    accent: '#3f7790',
    textile: '#b8d0d8',
    metal: '#8c8f92',
    stone: '#eceeed',
  },
  {
    name: 'charcoal and ochre',
    wall: '#e6e1d8',
    feature: '#3b3c40',
    trim: '#f3f0e9',
    flooring: 'boards',
    floorColour: '#a87f55',
    wood: '#8a6039',
    main: '#50535a',
    accent: '#d0912f',
    textile: '#d7cfc2',
    metal: '#1e1f22',
    stone: '#cfcac2',
  },
  {
    name: 'lavender and birch',
    wall: '#ebe7ee',
    feature: '#b4a9c4',
    trim: '#faf9fc',
    flooring: 'boards',
    floorColour: '#d8bf9c',
    wood: '#cbab80',
    main: '#8f84a6',
    accent: '#e0b26a',
    textile: '#f3eff6',
    metal: '#6d6f76',
    stone: '#e9e7ec',
  },
];

/** The palette at a place in the list, counted round. */
export function interiorStyle(index: number): InteriorStyle {
  const style = STYLES[index % STYLES.length];
  if (!style) throw new Error(`expected a whole number for an interior style, got ${index}`);
  return style;
}

/** Colours for pictures on the walls of a home. */
export function artPalette(style: InteriorStyle, random: Random): string[] {
  return [
    style.accent,
    style.main,
    style.feature,
    random.pick(['#d9b26f', '#3f5a6b', '#b5654a', '#7d8f6a']),
  ];
}
