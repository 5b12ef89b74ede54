curl https://api.host.example/api/v1/courses \
  -H "Authorization: Bearer $SITENAME_KEY" \
  -H "Content-Type: application/json" \
  -d '{
    "title": "Algebra, Grade 10",
    "description": "Quadratics, line by line",
    "level": "intermediate",
    "aiTutoringEnabled": true,
    "tags": ["algebra", "grade 10"]
  }'
