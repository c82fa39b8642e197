-- Areas may be drawn by now. Those that were copied before say that they are not, as their events do when they are read
update professional_reach
set area = area || '{"corners": null}'
where area is not null and not area ? 'corners';
