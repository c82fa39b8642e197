import { z } from 'zod';

import { UserId } from '../ids.ts';
import { operations } from '../operation.ts';
import { fileUpload } from '../picture/file-upload.ts';
import { PictureFileName, UploadedPicture } from '../picture/files.ts';
import {
  AnnouncePresenceRequest,
  ChangeActivityAreaRequest,
  DeclareLanguagesRequest,
  DeclareNamesRequest,
  Faces,
  GetProfessionalQuery,
  ListFacesQuery,
  ListProfessionalsQuery,
  PauseState,
  Presence,
  ProfessionalPage,
  PublicProfessional,
  PublishProfileRequest,
} from './api.ts';
import { Equipments, MyEquipments } from './equipments.ts';
import { Gallery } from './gallery.ts';
import { MyProfile } from './my-data.ts';
import { ProfilePause } from './profile-pause.ts';
import { RequestRules } from './request-rules.ts';

/** The operations on professionals: search, profile, pictures of work. */
export const professionalOperations = operations({
  listProfessionals: {
    method: 'get',
    path: '/api/professionals',
    summary: 'Search professionals, the nearest to a place or a point first',
    query: ListProfessionalsQuery,
    answer: ProfessionalPage,
  },

  listFaces: {
    method: 'get',
    path: '/api/professionals/faces',
    summary: 'List the pictures of some professionals',
    query: ListFacesQuery,
    answer: Faces,
  },

  getProfessional: {
    method: 'get',
    path: '/api/professionals/{professionalId}',
    summary: 'Get a professional as customers see them',
    params: z.strictObject({ professionalId: UserId }),
    query: GetProfessionalQuery,
    answer: PublicProfessional,
    refusals: ['PROFESSIONAL_NOT_FOUND'],
  },

  getMyProfile: {
    method: 'get',
    path: '/api/professional/my-data',
    summary: 'Export what is known of your profile, as a part of your data',
    answer: MyProfile,
  },

  uploadWorkPicture: {
    method: 'post',
    path: '/api/professional/pictures',
    summary: 'Upload a picture of your work: JPEG, PNG or WebP, at most 5 MB',
    upload: fileUpload,
    answer: UploadedPicture,
    status: 201,
    refusals: ['IMAGE_REFUSED', 'PICTURE_LIMIT_REACHED', 'PROFILE_NOT_PUBLISHED'],
  },

  getMyGallery: {
    method: 'get',
    path: '/api/professional/gallery',
    summary: 'List the pictures of your work, with their words in both languages',
    answer: Gallery,
  },

  getMyEquipments: {
    method: 'get',
    path: '/api/professional/equipments',
    summary: 'List the equipment that you bring, and what you can choose from',
    answer: MyEquipments,
  },

  getWorkPicture: {
    method: 'get',
    path: '/api/professionals/{professionalId}/pictures/{pictureId}/{file}',
    summary: 'Get a picture of a professional’s work in one of its sizes and formats',
    params: z.strictObject({
      professionalId: UserId,
      pictureId: z.uuidv7(),
      file: PictureFileName,
    }),
    answersFile: 'image/*',
  },

  publishProfile: {
    method: 'put',
    path: '/api/professional/profile',
    summary: 'Publish your profile: what you offer, and where',
    body: PublishProfileRequest,
    answer: PublishProfileRequest,
    refusals: ['NOT_A_PROFESSIONAL', 'TRADE_HIDDEN', 'TRADE_UNKNOWN'],
  },

  changeActivityArea: {
    method: 'put',
    path: '/api/professional/activity-location',
    summary:
      'Set where you work: a point, a radius or the corners of an area, all rounded to about 500 m, and places',
    body: ChangeActivityAreaRequest,
    answer: ChangeActivityAreaRequest,
    refusals: ['PROFILE_NOT_PUBLISHED', 'AREA_CROSSES_ITSELF', 'AREA_TOO_LARGE', 'AREA_TOO_SMALL'],
  },

  declareNames: {
    method: 'put',
    path: '/api/professional/names',
    summary: 'Set how your name is written in Arabic and in Latin letters',
    body: DeclareNamesRequest,
    answer: DeclareNamesRequest,
    refusals: ['PROFILE_NOT_PUBLISHED'],
  },

  declareLanguages: {
    method: 'put',
    path: '/api/professional/languages',
    summary: 'Set the languages that you speak with customers',
    body: DeclareLanguagesRequest,
    answer: DeclareLanguagesRequest,
    refusals: ['PROFILE_NOT_PUBLISHED'],
  },

  getRequestRules: {
    method: 'get',
    path: '/api/professional/request-rules',
    summary: 'Get which requests reach you',
    answer: RequestRules,
    refusals: ['PROFILE_NOT_PUBLISHED'],
  },

  saveRequestRules: {
    method: 'put',
    path: '/api/professional/request-rules',
    summary:
      'Set which requests reach you: whether any, how many at once, from which budget, for which services',
    body: RequestRules,
    answer: RequestRules,
    refusals: ['PROFILE_NOT_PUBLISHED', 'SERVICE_UNKNOWN'],
  },

  pauseProfile: {
    method: 'put',
    path: '/api/professional/pause',
    summary: 'Pause your profile: nobody finds, asks or books you, until you or a last day end it',
    body: ProfilePause,
    answer: PauseState,
    refusals: ['PROFILE_NOT_PUBLISHED', 'PAUSE_IN_THE_PAST'],
  },

  resumeProfile: {
    method: 'delete',
    path: '/api/professional/pause',
    summary: 'End the pause of your profile',
    answer: PauseState,
    refusals: ['PROFILE_NOT_PUBLISHED'],
  },

  announcePresence: {
    method: 'put',
    path: '/api/professional/presence',
    summary: 'Announce that you can come now, for some minutes',
    body: AnnouncePresenceRequest,
    answer: Presence,
    refusals: ['PROFILE_NOT_PUBLISHED', 'PROFILE_PAUSED'],
  },

  withdrawPresence: {
    method: 'delete',
    path: '/api/professional/presence',
    summary: 'End your announcement that you can come now',
    answer: Presence,
    refusals: ['PROFILE_NOT_PUBLISHED'],
  },

  saveGallery: {
    method: 'put',
    path: '/api/professional/gallery',
    summary: 'Save the pictures of your work and their order',
    body: Gallery,
    answer: Gallery,
    refusals: ['PROFILE_NOT_PUBLISHED', 'PICTURE_NOT_FOUND'],
  },

  saveEquipments: {
    method: 'put',
    path: '/api/professional/equipments',
    summary: 'Set the equipment that you bring: from the list, and in your own words',
    body: Equipments,
    answer: Equipments,
    refusals: ['PROFILE_NOT_PUBLISHED'],
  },
});
